/** The push services of the browsers there are; a name that begins with a dot stands for every host below it. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
]

const isKnownHost = (hostname: string): boolean =>
  HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))

/**
 * Whether we send to that address. Browsers tell it us, so anybody may tell us anything: only the services of browsers' makers are
 * believed, over TLS on its own port, and never an address inside of our own network.
 * @param demoService with what the addresses of the simulator's push service begin
 */
export function isPushService(endpoint: string, demoService: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { href, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  // Of the address as it will be asked for, so that no dots or slashes lead out of the service.
  if (demoService !== undefined && href.startsWith(demoService)) return true
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}
