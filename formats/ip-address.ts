/** Whether the host of an address (`location.hostname`, `Host` without its port) is a bare IP address and no name. */
export const isIpAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(':')
