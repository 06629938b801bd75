/** Pictures that staff have inserted and not handed over. They stay in this browser's database, one set per branch. */
import type {PictureFacts} from '../../content';
import type {Kept} from './drafts';

export interface PictureDraft {
  /** Its path in the repository. */
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
}

const STORE = 'pictures';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('editor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

export class PictureDrafts {
  private readonly prefix: string;
  private database: Promise<IDBDatabase> | undefined;

  constructor({repository = '', branch}: {repository?: string; branch: string}) {
    this.prefix = `${repository} ${branch} `;
  }

  private async store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.database ??= openDatabase();
    return (await this.database).transaction(STORE, mode).objectStore(STORE);
  }

  /** All pictures; none in a browser that keeps nothing. */
  async list(): Promise<PictureDraft[]> {
    try {
      const range = IDBKeyRange.bound(this.prefix, `${this.prefix}\uffff`);
      return await done<PictureDraft[]>((await this.store('readonly')).getAll(range));
    } catch {
      return []; // Inserting one will say that nothing is kept.
    }
  }

  async put(draft: PictureDraft): Promise<Kept> {
    try {
      const store = await this.store('readwrite');
      const {transaction} = store;
      const finished = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      store.put(draft, this.prefix + draft.file);
      // A full storage is reported only at the end.
      await finished;
      return 'kept';
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'none';
    }
  }

  async drop(file: string): Promise<void> {
    try {
      await done((await this.store('readwrite')).delete(this.prefix + file));
    } catch {
      // A browser that keeps nothing has nothing to drop.
    }
  }
}
