// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import words from '../../../locales/vi/layout.json'
import { hideBalance } from '../../session/balance-hidden.ts'
import type { Me } from '../../session/use-member.ts'
import { stage } from '../../testing/stage.tsx'
import { MemberCard } from './member-card.tsx'

const wallet = { balance: '1234567.0000', currency: 'VND', currencySymbol: '₫', version: 1, isSingle: true }
const member = { id: 'm1', account: 'demo01', avatarUrl: null, hasVip: true, vipLabelName: 'Vàng', wallet } as Me

it('says how much money there is and at which level one stands, and leads to the cashier and to the level', () => {
  stage(<MemberCard member={member} />)
  const balance = screen.getByRole('link', { name: new RegExp(words.balance) })
  expect(balance.textContent).toContain('1.234.567,00')
  expect(balance.getAttribute('href')).toBe('/member/depositv2')
  const level = screen.getByRole('link', { name: new RegExp(words.vip) })
  expect(level.textContent).toContain('Vàng')
  expect(level.getAttribute('href')).toBe('/member/vip')
})

it('hides the balance as the header does, and has no level where the brand has none', () => {
  hideBalance(true)
  stage(<MemberCard member={{ ...member, hasVip: false }} />)
  const balance = screen.getByRole('link', { name: new RegExp(words.balance) })
  expect(balance.textContent).toContain('***')
  expect(balance.textContent).not.toContain('1.234.567')
  expect(screen.queryByRole('link', { name: new RegExp(words.vip) })).toBeNull()
})
