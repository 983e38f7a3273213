import { Session } from 'node:inspector/promises'

/**
 * Lets go of what the start left behind: a hundred megabytes, which nothing would collect for as long as nobody calls. It
 * holds everything up for some tenths of a second, so it is for the embedded database alone, which shares a machine with whoever looks
 * at the demo.
 */
export async function letGoOfStart(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
