// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { List, ResourceContextProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { useExporter } from './use-exporter.ts'

const row = {
  id: '1',
  account: '=HYPERLINK("http://evil")',
  nickname: '+84',
  balance: '-12.50',
  type: 'AGENT',
  tags: [] as object[],
}

function Members() {
  const exporter = useExporter(
    'members',
    'account',
    'nickname',
    'balance',
    { source: 'type', words: 'memberTypes' },
    'tags',
  )
  return (
    <ResourceContextProvider value="members">
      <List exporter={exporter}>
        <p>What is listed</p>
      </List>
    </ResourceContextProvider>
  )
}

/** What the button of the list hands to the browser as a file. */
async function exportOf(rows: readonly object[]): Promise<string> {
  const files: Blob[] = []
  // jsdom has no files to offer and goes to no address.
  const address = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, address))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const getList = async () => ({ data: rows as never[], total: rows.length })
  const { user } = await show(<Members />, { dataProvider: { getList } })
  await user.click(await screen.findByText('Export CSV'))
  await vi.waitFor(() => expect(click).toHaveBeenCalled())
  vi.unstubAllGlobals()
  return await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(files[0] ?? new Blob())
  })
}

it('exports the fields that were chosen, and no text that a spreadsheet would run', async () => {
  const [heading, line] = (await exportOf([row])).split('\r\n')
  expect(heading).toBe('Account,Nickname,Balance,Type,Tags')
  expect(line).toBe(`"'=HYPERLINK(""http://evil"")",'+84,-12.50,Agent,`)
})

it('writes moments by the clock of the screen, and codes as the screen reads them', async () => {
  const line = (await exportOf([{ ...row, nickname: '2026-11-27T01:37:38.233Z' }])).split('\r\n')[1]
  expect(line).toMatch(/,2026-11-27 \d\d:37:38,/)
})

it('exports codes and lists in the words of the screen', async () => {
  const tagged = {
    ...row,
    type: 'UNHEARD_OF',
    tags: [
      { id: 't1', name: 'VIP' },
      { id: 't2', name: 'New' },
    ],
  }
  expect((await exportOf([tagged])).split('\r\n')[1]).toMatch(/,UNHEARD_OF,"VIP, New"$/)
})
