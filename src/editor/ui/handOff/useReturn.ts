import {useEffect, useRef} from 'react';

/** Calls `onReturn` each time somebody comes back to this tab: once, however many events the browser makes of it. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    let isAway = document.hidden;
    const leave = () => {
      isAway = true;
    };
    const enter = () => {
      if (!isAway) return;
      isAway = false;
      latest.current();
    };
    const change = () => (document.hidden ? leave() : enter());
    addEventListener('blur', leave);
    addEventListener('focus', enter);
    document.addEventListener('visibilitychange', change);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', enter);
      document.removeEventListener('visibilitychange', change);
    };
  }, []);
}
