// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useDocumentTitle } from './use-document-title.ts'

function Page() {
  useDocumentTitle()
  const [name, setName] = useState('Members')
  return (
    <>
      <h1 id="react-admin-title">{name}</h1>
      <button type="button" onClick={() => setName('Members · demo11')}>
        open
      </button>
    </>
  )
}

it('the tab of the browser is called as the page, and by the house once nobody is signed in', async () => {
  const house = 'Croupier'
  document.title = house
  const { unmount } = render(<Page />)
  expect(document.title).toBe(`Members · ${house}`)
  screen.getByRole('button').click()
  await waitFor(() => expect(document.title).toBe(`Members · demo11 · ${house}`))
  unmount()
  expect(document.title).toBe(house)
})
