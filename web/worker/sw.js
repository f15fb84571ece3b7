// Keeps the files of the page for use without a network. The build fills in what they are; a new
// version takes over when the page is opened next.
const kCache = `sudokit-${'@version'}`;
const kFiles = ['@files'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(kFiles)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names
    .filter((name) => name.startsWith('sudokit-') && name !== kCache)
    .map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(answerTo(event.request));
});

async function answerTo(request) {
  const cache = await caches.open(kCache);
  const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
  if (kept) return kept;
  const answer = await fetch(request);
  const own = new URL(request.url).origin === self.location.origin;
  if (answer.ok && own) await cache.put(request, answer.clone());
  return answer;
}
