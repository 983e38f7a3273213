import { expect, it } from 'vitest'
import { isPushService } from './push-services.ts'

const SIMULATOR = 'http://127.0.0.1:4000/simulator/push/'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://eu.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGX',
  'https://api.push.apple.com/3/device/x',
])('sends to %s', (endpoint) => {
  expect(isPushService(endpoint, undefined)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com.example/x',
  'https://evilnotify.windows.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com\\@evil.example/x'.replace('fcm.googleapis.com', 'evil.example'),
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://googleapis.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'no address',
  `${SIMULATOR}abc`,
])('does not send to %s', (endpoint) => {
  expect(isPushService(endpoint, undefined)).toBe(false)
})

it('knows the service of the simulator where it is told of it, and nothing else of the simulator', () => {
  expect(isPushService(`${SIMULATOR}abc`, SIMULATOR)).toBe(true)
  expect(isPushService(`${SIMULATOR}../outbox`, SIMULATOR)).toBe(false)
  expect(isPushService('http://127.0.0.1:4000/wps/events', SIMULATOR)).toBe(false)
  expect(isPushService('http://127.0.0.1:4000@evil.example/simulator/push/', SIMULATOR)).toBe(false)
})
