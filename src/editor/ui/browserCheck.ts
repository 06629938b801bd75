/**
 * What the editor needs of a browser, looked at before anything else runs: in one that is too old its scripts may not even
 * be read. The page's own script shows the sentence, and React keeps it there.
 */

/** Each thing that the editor needs, and an expression that is false or fails in a browser without it. */
export const NEEDS: Record<string, string> = {
  'regular expressions that look behind': "new RegExp('(?<=a)b')",
  'AbortSignal.timeout': 'AbortSignal.timeout',
  OffscreenCanvas: 'self.OffscreenCanvas',
  'Array.prototype.at': '[].at',
  'Object.hasOwn': 'Object.hasOwn',
  structuredClone: 'self.structuredClone',
  'HTMLDialogElement.showModal': 'HTMLDialogElement.prototype.showModal',
  'Intl.ListFormat': 'Intl.ListFormat',
};

/**
 * The oldest versions that have all of it and draw the editor's styles, which ask for more. The handbook names them too
 * (handbook/index.md).
 */
export const TOO_OLD =
  'This browser is too old for the editor. Update it, or use Chrome or Edge 111, Firefox 115, Safari 16.4, or newer.';

/** Runs inside the page, in words that every browser can read. It shows the sentence in the element before it. */
export const CHECK_SCRIPT = `(function(script,old){
try{old=!(${Object.values(NEEDS).join('&&')})}catch(e){old=true}
if(old){document.documentElement.setAttribute('data-too-old','');
script.previousSibling.textContent=${JSON.stringify(TOO_OLD)}}
})(document.currentScript)`;

/** Whether the page's script found something missing. */
export const isTooOld = (): boolean => 'tooOld' in document.documentElement.dataset;
