/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Deletes all of this site’s caches except `kept`. Their names end in the scope, since other sites may share this domain. */
export async function deleteCaches(kept?: string): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.endsWith(self.registration.scope) && name !== kept);
  await Promise.all(ours.map((name) => caches.delete(name)));
}
