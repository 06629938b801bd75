import {type RefObject, useEffect, useState} from 'react';

/** Whether any of an element is on the screen. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([{isIntersecting}]) => setInSight(isIntersecting));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
