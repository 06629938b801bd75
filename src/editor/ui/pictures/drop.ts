/** Pictures that are dropped on the text, or pasted into it. */
import type {ClipboardEvent, DragEvent} from 'react';

const picturesIn = ({files}: DataTransfer): File[] => Array.from(files).filter(({type}) => type.startsWith('image/'));

/** Handlers for the element around the text, which run before the text's own. */
export function pictureDrop(take: (files: File[]) => void) {
  const catchFiles = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    // Another kind of file is refused with its name.
    const found = picturesIn(data);
    take(found.length > 0 ? found : Array.from(data.files));
  };
  return {
    onDragOverCapture: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDropCapture: (event: DragEvent) => catchFiles(event, event.dataTransfer),
    onPasteCapture: (event: ClipboardEvent) => {
      // Word and Excel put a picture of the words beside the words.
      if (!event.clipboardData.types.includes('text/plain')) catchFiles(event, event.clipboardData);
    },
  };
}
