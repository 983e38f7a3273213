import type { PlatformContext } from '../platform/context.ts'
import { helpSeeds } from './help-words.ts'

/** Gives the demo brands the articles of the help centre that they lack. Safe to run again. */
export async function seedHelp({ database, help, sites }: PlatformContext): Promise<void> {
  for (const brand of await sites.listMerchants()) {
    if (brand.mode !== 'DEMO') continue
    await database.transaction((tx) => help.fill(tx, brand.id, helpOf(brand)))
  }
}

/** The help centre of a new brand, in its languages. */
export function helpOf({ name, languages }: { readonly name: string; readonly languages: readonly string[] }) {
  return helpSeeds.map(({ anchor, topic, related, ...words }, position) => ({
    anchor,
    topic,
    position,
    related,
    texts: (['vi', 'en'] as const)
      .filter((language) => languages.includes(language))
      .map((language) => ({
        language,
        title: words[language].title.replaceAll('{{brand}}', name),
        content: words[language].content.replaceAll('{{brand}}', name),
      })),
  }))
}
