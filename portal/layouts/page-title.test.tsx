// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { Link, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pageAddresses } from '../paths.ts'
import { stage } from '../testing/stage.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useSpelling } from './use-spelling.ts'

function Page() {
  useSpelling()
  usePageTitle()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <p role="status">{`${pathname}${search}${hash}`}</p>
      {pageAddresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </>
  )
}
const at = () => screen.getByRole('status').textContent

it.each([
  ['/LOGIN?a=1#b', '/login?a=1#b', 'Đăng nhập · Hoa Sen'],
  ['/Member/SecurityCenter/', '/member/securityCenter', 'Bảo mật tài khoản · Hoa Sen'],
  ['/rng?gameType=RNG', '/rng?gameType=RNG', 'Nổ hũ · Hoa Sen'],
  ['/', '/', 'Hoa Sen'],
  ['/Nope', '/Nope', 'Không tìm thấy trang này · Hoa Sen'],
])('%s is %s, called %s', async (typed, meant, title) => {
  stage(<Page />, { name: 'Hoa Sen' }, typed)
  await expect.poll(at).toBe(meant)
  await expect.poll(() => document.title).toBe(title)
})

it('names every page but the lobby, in the language of the page', async () => {
  const { person } = stage(<Page />, { name: 'Hoa Sen' })
  for (const address of pageAddresses) {
    await person.click(screen.getByRole('link', { name: address }))
    const isLobby = /^\/(index|index\.html|home)?$/.test(address)
    // Customer service stands by itself and names itself.
    if (address !== '/support') expect([address, document.title.includes(' · ')]).toEqual([address, !isLobby])
  }
  await i18next.changeLanguage('en')
  await person.click(screen.getByRole('link', { name: '/help' }))
  await expect.poll(() => document.title).toBe('Help centre · Hoa Sen')
  await i18next.changeLanguage('vi')
})
