// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/play.json'
import { stage } from '../../testing/stage.tsx'
import NeedTrueAccountDialog from './need-true-account-dialog.tsx'

it('speaks of a game, or of the promotion that needs the account', async () => {
  const { show } = stage(<NeedTrueAccountDialog open onClose={() => undefined} />)
  expect(await screen.findByText(words.in_need_true_account)).toBeTruthy()
  show(<NeedTrueAccountDialog open onClose={() => undefined} isFor="promotion" />)
  expect(await screen.findByText(words.promotionNeedsAccount)).toBeTruthy()
})
