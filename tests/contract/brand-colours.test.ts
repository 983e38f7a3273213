import { expect, it } from 'vitest'
import { HOUSE_COLOURS } from '../../formats/brand-colours.ts'
import { read } from './support/files.ts'

const [dark = '', light = ''] = read('portal/ui/tokens.css').split(':root[data-theme="light"]')

it.each([
  ['dark', dark],
  ['light', light],
] as const)('the colours of the house that brands replace are those of the portal in its %s look', (look, css) => {
  for (const [name, colour] of Object.entries(HOUSE_COLOURS[look])) expect(css).toContain(`  --${name}: ${colour};`)
})
