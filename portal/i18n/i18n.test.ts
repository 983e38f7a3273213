import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from './i18n.ts'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'vi', setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' }, cookie: '' })
  await startI18n()
})

it('has the words of the first page at once', () => {
  expect(i18next.t('common:close')).toBe('Đóng')
})

it('loads the words of a later page when it asks for them', async () => {
  await i18next.loadNamespaces(['account', 'content'])
  expect(i18next.t('account:stake')).toBe('Tiền cược')
  expect(i18next.t('content:understood')).toBe('Đã hiểu')
})
