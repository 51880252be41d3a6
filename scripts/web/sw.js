// Keeps every file of one version of the app. A new version is fetched whole in the background and takes over at the
// next start, but never while another tab still needs the files of the old one. The build fills in version and files.
const cacheName = `tortuga-${'VERSION'}`;
const files = ['FILES'];

self.addEventListener('install', (event) => {
  const requests = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('tortuga-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data !== 'take-over') return;
  const tabs = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(tabs.then(({ length }) => (length > 1 ? null : self.skipWaiting())));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isPlace = request.mode === 'navigate' && !files.includes(url.pathname);
  const key = isPlace ? '/' : url.pathname;
  event.respondWith(caches.match(key, { cacheName }).then((kept) => kept ?? fetch(request)));
});
