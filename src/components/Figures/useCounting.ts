import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type RefObject, useEffect, useRef, useState} from 'react';
import {isThrifty} from '../../client/isThrifty';

/** still: final values stand. waiting: at zero, not seen yet. counting: on the way from zero to the final values. */
export type Phase = 'still' | 'waiting' | 'counting';

/** A figure that has been read for longer than this must not fall back to zero. In milliseconds. */
const STILL_FRESH = 1000;
const VISIBLE_SHARE = 0.1;

/** Pages whose figures have counted since the site was opened. */
const counted = new Set<string>();

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches || isThrifty();

/** When the figures of a page that came as HTML were first painted, in milliseconds of this page's clock. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

/**
 * Says when the figures inside `section` count: once a page, when a tenth of the section is seen, and never where
 * a reader already looks at the final values.
 */
export function useCounting(section: RefObject<HTMLElement | null>, enabled: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('still');
  const {pathname} = useLocation();
  const arrivedByScript = useRef(useIsBrowser()).current;

  useEffect(() => {
    const element = section.current;
    if (!enabled || !element || counted.has(pathname) || prefersStill()) return undefined;
    const fresh = arrivedByScript || performance.now() - firstPaint() < STILL_FRESH;
    let first = true;
    const stop = () => {
      observer.disconnect();
      counted.add(pathname);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const {isIntersecting, intersectionRatio} = entries[entries.length - 1];
        if (first && isIntersecting && !fresh) {
          stop();
        } else if (isIntersecting && intersectionRatio >= VISIBLE_SHARE) {
          stop();
          setPhase('counting');
        } else {
          setPhase('waiting');
        }
        first = false;
      },
      {threshold: [0, VISIBLE_SHARE]},
    );
    const standStill = () => {
      stop();
      setPhase('still');
    };
    observer.observe(element);
    window.addEventListener('beforeprint', standStill);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', standStill);
    };
  }, [section, enabled, pathname, arrivedByScript]);

  return phase;
}
