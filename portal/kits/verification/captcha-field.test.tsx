// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/identity.json'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import { CaptchaField } from './captcha-field.tsx'

it('shows a picture, tells its id, and gives another one when asked, once a second at most', async () => {
  let pictures = 0
  const asked = playGateway({
    captcha: () => {
      pictures += 1
      return { id: `p${pictures}`, image: 'AAAA' }
    },
  })
  const onPicture = vi.fn()
  const { person, show } = stage(<CaptchaField attempt={0} onPicture={onPicture} />)
  expect(await screen.findByRole('img', { name: words.captchaPicture })).toBeTruthy()
  await waitFor(() => expect(onPicture).toHaveBeenLastCalledWith('p1'))

  const another = screen.getByRole('button', { name: words.anotherCaptcha })
  await person.click(another)
  await person.click(another)
  await waitFor(() => expect(onPicture).toHaveBeenLastCalledWith('p2'))
  expect(asked.captcha).toHaveLength(2)

  show(<CaptchaField attempt={1} onPicture={onPicture} />)
  await waitFor(() => expect(onPicture).toHaveBeenLastCalledWith('p3'))
})
