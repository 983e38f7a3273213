/** Milliseconds. */
const PATIENCE = 5_000

/** Reads pictures that everybody may see from the platform, as the house itself: no visitor's turns are counted by it. */
export const createPictureReader =
  ({ wpsUrl, serviceKey }: { readonly wpsUrl: string; readonly serviceKey: string }) =>
  async (address: string): Promise<Uint8Array> => {
    const answer = await fetch(new URL(address, wpsUrl), {
      headers: { 'x-service-key': serviceKey },
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
