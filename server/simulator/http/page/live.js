// Keeps the marked parts of a page fresh: fetches the same address again and exchanges what changed.

const pause = 1500

/** @param {Document} fresh */
function exchange(fresh) {
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (next && next.innerHTML !== part.innerHTML && !part.contains(document.activeElement)) {
      part.innerHTML = next.innerHTML
    }
  }
}

async function refresh() {
  if (document.visibilityState === 'visible') {
    try {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
      if (answer.ok) exchange(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      document.body.toggleAttribute('data-stale', !answer.ok)
    } catch {
      // The server is away for a moment: the page says so and tries again.
      document.body.toggleAttribute('data-stale', true)
    }
  }
  setTimeout(refresh, pause)
}

setTimeout(refresh, pause)
