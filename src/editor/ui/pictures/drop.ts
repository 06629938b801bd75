/** Pictures that are dropped on the text, or pasted into it. */
import type {ClipboardEvent, DragEvent} from 'react';

const picturesIn = ({files}: DataTransfer): File[] => Array.from(files).filter(({type}) => type.startsWith('image/'));

/** What to listen for around the text, before the text itself hears of it. */
export function pictureDrop(take: (files: File[]) => void) {
  const catchFiles = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    // A file that is none is told, too.
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
