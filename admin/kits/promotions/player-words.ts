import { useQuery } from '@tanstack/react-query'
import { createInstance, type TFunction } from 'i18next'
import { interpolation } from '../../../formats/interpolation.ts'

/** What players read of what is previewed: their words, not the console's, so that what is previewed is what they will see. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{promotions,wallets,account,content}.json',
  {
    import: 'default',
  },
)
const NAMESPACES = ['promotions', 'wallets', 'account', 'content'] as const
const players = createInstance({ fallbackLng: false, resources: {}, interpolation })

async function wordsOf(language: string): Promise<TFunction> {
  if (!players.isInitialized) await players.init()
  await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const words = await files[`../../../locales/${language}/${namespace}.json`]?.()
      if (words !== undefined) players.addResourceBundle(language, namespace, words)
    }),
  )
  return players.getFixedT(language)
}

/** The words of the portal in a language; undefined until they are there. Keys bear their namespace: `wallets:greatestBet`. */
export function usePlayerWords(language: string): TFunction | undefined {
  const { data } = useQuery({
    queryKey: ['playerWords', language],
    queryFn: async () => ({ t: await wordsOf(language) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.t
}
