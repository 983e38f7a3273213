import { loadWords } from '../../lib/words.ts'
import { defineTells } from '../messages/service.ts'

const words = loadWords('contracts')

/** What a contract pays, in the language of who reads it. */
export const kindInWords = (kind: string) => (language: string) => words.say(`kind.${kind}`, language) ?? kind
/** Who acts for the house: names of operators stay with it. */
export const houseInWords = (language: string) => words.say('house', language) ?? ''

const asked = {
  samples: { kind: kindInWords('DIVIDEND'), account: 'dailyvang' },
  required: ['account', 'kind'],
} as const
const lost = { samples: { kind: kindInWords('DIVIDEND'), account: 'dailyvang' }, required: ['kind'] } as const

/** What the sides of a contract are told of it. */
export const contractsTells = defineTells(
  { module: 'contracts', words: 'contracts.message', kind: 'AGENT', path: '/agentHome/agentContracts' },
  { offered: asked, requested: asked, endAsked: asked, ended: lost, moved: lost, lapsed: lost },
)
