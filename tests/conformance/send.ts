import type { Tampering } from './driver.ts'

/** What came back over HTTP; the body is empty where it was no JSON object. */
interface HttpReply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

interface Outgoing {
  readonly url: string
  readonly body: Record<string, unknown>
  readonly header: string
  readonly sign: (raw: Buffer, withOtherKey: boolean) => string
}

/** Sends a signed body, tampered with as a case wants it. */
export async function sendSigned({ url, body, header, sign }: Outgoing, tampering: Tampering = {}): Promise<HttpReply> {
  const signed = Buffer.from(tampering.raw ?? JSON.stringify({ ...body, ...tampering.body }))
  const sent = Buffer.from(signed)
  if (tampering.changedByte) sent.writeUInt8(sent.readUInt8(sent.length - 2) ^ 1, sent.length - 2)
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureOf() },
    body: new Uint8Array(sent),
  }
  if (tampering.losesAnswer) return loseAnswer(url, request)
  const answer = await fetch(url, request)
  const text = await answer.text()
  return { status: answer.status, body: readObject(text) }

  function signatureOf(): Record<string, string> {
    if (tampering.signature === 'none') return {}
    if (tampering.signature === 'nonsense') return { [header]: 'bm90IGEgc2lnbmF0dXJl' }
    return { [header]: sign(signed, tampering.signature === 'other-key') }
  }
}

/** The answer arrives and nobody reads it: to the vendor the fate of its order is unknown. */
async function loseAnswer(url: string, request: RequestInit): Promise<HttpReply> {
  const answer = await fetch(url, request)
  await answer.body?.cancel()
  return { status: 0, body: {} }
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
