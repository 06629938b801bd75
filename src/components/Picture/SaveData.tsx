import {type ReactNode, useEffect} from 'react';
import {prefersReducedData} from '../../client/prefersReducedData';

const takeSmallest = () =>
  document.querySelectorAll<HTMLImageElement>('picture > *').forEach((one) => {
    one.sizes = '1px';
  });

// In the page itself, because pictures come without any other script: a width that is next to nothing asks for the
// smallest file. Only those that are still to be loaded can be spared, which is all but the page's opening.
const INLINE =
  "(navigator.connection||{}).saveData&&addEventListener('DOMContentLoaded',function(){document.querySelectorAll('picture>*').forEach(function(e){e.sizes='1px'})})";

/** For visitors who save data: the smallest file of every picture. The build puts it into pages with pictures. */
export default function SaveData(): ReactNode {
  useEffect(() => {
    if (prefersReducedData()) takeSmallest();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy allows by its hash.
  return <script dangerouslySetInnerHTML={{__html: INLINE}} />;
}
