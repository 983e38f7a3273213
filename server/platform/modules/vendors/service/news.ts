import type { VendorJackpot, VendorMatch } from '../vendor-adapter.ts'
import type { Adapters } from './adapters.ts'
import type { VendorsDependencies } from './dependencies.ts'

/** For so long what a vendor told is not asked again, milliseconds. */
const FRESH = 5_000
/** What is older is told to nobody: a jackpot may have been won, a match be over. */
const STALE = 60_000

/** Whatever is told, with the adapter whose codes it names. */
export type Told<Item> = Item & { readonly adapter: string }

/**
 * What vendors tell everybody of their games: jackpots as they stand and matches that run. It is read when somebody looks and kept for
 * seconds; readers get what is known while it is asked again, so that nobody waits for a vendor but the first. One that does not
 * answer is left out.
 */
export function createNews({ clock, logger }: Pick<VendorsDependencies, 'clock' | 'logger'>, { openers }: Adapters) {
  const readers = new Map<string, () => Promise<readonly object[]>>()

  function readerOf<Item extends object>(key: string, adapter: string, ask: () => Promise<readonly Item[]>) {
    const known = readers.get(key)
    // The key names the question, and with it the type.
    if (known !== undefined) return known as () => Promise<readonly Told<Item>[]>
    const reader = createReader(
      async () => (await ask()).map((item) => ({ ...item, adapter })),
      () => clock.now().getTime(),
      (error) => logger.warn({ error, adapter }, 'a vendor did not tell what goes on in its games'),
    )
    readers.set(key, reader)
    return reader
  }

  async function ofAll<Item extends object>(
    question: string,
    askOf: (adapter: string) => (() => Promise<readonly Item[]>) | undefined,
  ): Promise<Told<Item>[]> {
    const answers = [...openers.keys()].map((adapter) => {
      const ask = askOf(adapter)
      return ask ? readerOf(`${question} ${adapter}`, adapter, ask)() : []
    })
    return (await Promise.all(answers)).flat()
  }

  return {
    /** The jackpots of all vendors in a currency. */
    listJackpots: (currency: string): Promise<Told<VendorJackpot>[]> =>
      ofAll(`jackpots ${currency}`, (adapter) => {
        const opener = openers.get(adapter)
        return opener?.listJackpots && (async () => (await opener.listJackpots?.(currency)) ?? [])
      }),

    /** The matches of all sports books, those that run first. */
    listMatches: (language: string): Promise<Told<VendorMatch>[]> =>
      ofAll(`matches ${language}`, (adapter) => {
        const opener = openers.get(adapter)
        return opener?.listMatches && (async () => (await opener.listMatches?.(language)) ?? [])
      }),
  }
}

/** Reads at most once in `FRESH`; what fails leaves what was known, until that is `STALE`. */
export function createReader<Item>(
  read: () => Promise<readonly Item[]>,
  now: () => number,
  onError: (error: unknown) => void,
): () => Promise<readonly Item[]> {
  let items: readonly Item[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const isUsable = () => now() - readAt <= STALE

  function ask(): Promise<void> {
    askedAt = now()
    return read()
      .then((answer) => {
        items = answer
        readAt = now()
      }, onError)
      .finally(() => {
        reading = undefined
      })
  }

  return async () => {
    if (reading === undefined && now() - askedAt >= FRESH) reading = ask()
    if (!isUsable()) await reading
    return isUsable() ? items : []
  }
}
