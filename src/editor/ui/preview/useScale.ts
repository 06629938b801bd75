import {type RefObject, useEffect, useRef, useState} from 'react';

/** How much a page of some width, in pixels, has to shrink to fit into an element. */
export function useScale(width: number): {room: RefObject<HTMLDivElement | null>; scale: number} {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  return {room, scale};
}
