// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/protection.json'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import BreakBanner from './break-banner.tsx'

const until = '2027-05-01T00:00:00Z'
const beginningOf = (sentence: string) => new RegExp(`^${sentence.split('{{at}}')[0]}`)

it.each([
  ['SELF_EXCLUSION', words.banner.excludedUntil],
  ['TIME_OUT', words.banner.until],
])('names a break of kind %s by its own name', async (kind, sentence) => {
  playGateway({ protection: () => ({ exclusion: { id: '1', kind } }) })
  stage(<BreakBanner until={until} />)
  expect(await screen.findByText(beginningOf(sentence))).toBeTruthy()
})
