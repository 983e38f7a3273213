declare global {
  interface Window {
    /** What Google's tag reads, and was told before it was there. */
    dataLayer?: unknown[]
  }
}

let loaded: string | undefined

/**
 * Tells Google's tag that a page is visited. An address may carry a session or a code of somebody who recommends, so that no more of it is
 * told than the path; nobody is followed to other houses, and no advertisement is fitted.
 */
export function countVisit(tagId: string, path: string): void {
  if (loaded !== tagId) load(tagId)
  tell('event', 'page_view', { page_location: window.location.origin + path, send_to: tagId })
}

function load(tagId: string): void {
  loaded = tagId
  window.dataLayer ??= []
  tell('js', new Date())
  tell('config', tagId, {
    send_page_view: false,
    page_location: window.location.origin + window.location.pathname,
    page_referrer: originOf(document.referrer),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

/** The tag reads lists of arguments as such, and overlooks arrays. */
function tell(..._arguments: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: of an array the tag takes no notice.
  window.dataLayer?.push(arguments)
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')
