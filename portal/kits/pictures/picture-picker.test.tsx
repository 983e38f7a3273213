// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import words from '../../../locales/vi/common.json'
import { stage } from '../../testing/stage.tsx'
import { type ChosenPicture, PicturePicker } from './picture-picker.tsx'

function Form() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  return <PicturePicker label="Ảnh" hint="" pictures={pictures} most={3} error={undefined} onChange={setPictures} />
}

it('takes several pictures at once, and says so where more were chosen than may be', async () => {
  let sent = 0
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { id: `p${++sent}`, url: '/p' } }))
  URL.createObjectURL = () => `blob:${sent}`
  const { person } = stage(<Form />)
  const file = (name: string) => new File(['x'], name, { type: 'image/png' })
  await person.upload(screen.getByLabelText(words.addPicture), ['a', 'b', 'c', 'd'].map(file))
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3))
  expect(sent).toBe(3)
  expect(screen.getByRole('alert').textContent).toBe(words.tooManyPictures.replace('{{most}}', '3'))
})
