import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that subscribed: its address at the service, and what only it can read with. */
export interface SubscribedBrowser {
  readonly id: string
  /** Key of the sender that it takes notifications of; base64url. */
  readonly applicationServerKey: string
  readonly privateKey: string
  readonly publicKey: string
  readonly auth: string
  /** What the service answers from now on instead of taking notifications, e.g. 410 or 429; 201 takes them. */
  readonly answer: number
}

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const POINT_BYTES = 65
const TAG_BYTES = 16

/** Subscribes as a browser does. */
export function newBrowser(applicationServerKey: string): SubscribedBrowser {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return {
    id: randomBytes(16).toString('base64url'),
    applicationServerKey,
    privateKey: pair.getPrivateKey('base64url'),
    publicKey: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    answer: 201,
  }
}

/** Reads a notification as the browser does (RFC 8291, one record of RFC 8188). Throws where it is not encrypted to this browser. */
export function readNotification(browser: SubscribedBrowser, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const keyStart = SALT_BYTES + 5
  const sender = body.subarray(keyStart, keyStart + POINT_BYTES)
  const record = body.subarray(keyStart + POINT_BYTES)
  const own = createECDH(CURVE)
  own.setPrivateKey(browser.privateKey, 'base64url')
  const derive = (key: Buffer, salted: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const key = derive(own.computeSecret(sender), Buffer.from(browser.auth, 'base64url'), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
