import type { HelpTopic } from '../platform/modules/help/service.ts'
import { accountHelp } from './help-words/account.ts'
import { appHelp } from './help-words/app.ts'
import { moneyHelp } from './help-words/money.ts'
import { playHelp } from './help-words/play.ts'
import { rulesHelp } from './help-words/rules.ts'

interface HelpWords {
  readonly title: string
  /** Markdown. */
  readonly content: string
}

export interface HelpSeed {
  readonly anchor: string
  readonly topic: HelpTopic
  readonly related: readonly string[]
  readonly vi: HelpWords
  readonly en: HelpWords
}

/** The help centre of a new brand, in both languages. `{{brand}}` is the brand's name. Amounts stand on the pages, not here. */
export const helpSeeds: readonly HelpSeed[] = [...accountHelp, ...moneyHelp, ...playHelp, ...appHelp, ...rulesHelp]
