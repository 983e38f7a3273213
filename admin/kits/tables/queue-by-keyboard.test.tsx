// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { DataTable, List, ResourceContextProvider, TextField } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { show } from '../../testing/show.tsx'
import { RecordShow } from '../records/RecordShow.tsx'
import { Rows } from './Rows.tsx'

const names = ['Anna', 'Bao', 'Chi']
const rows = names.map((name, index) => ({ id: String(index + 1), name }))

/** A queue of three and the page of each, with a deed that a letter does. */
async function openQueue() {
  const taken: string[] = []
  const getList = async () => ({ data: rows as never[], total: rows.length })
  const getOne = async (_resource: string, { id }: { id: unknown }) => ({
    data: rows.find((row) => row.id === String(id)) as never,
  })
  const { user } = await show(
    <ResourceContextProvider value="members">
      <Routes>
        <Route
          path="/members"
          element={
            <List perPage={25} exporter={false}>
              <Rows primary={({ name }) => name} secondary={() => ''} path={({ id }) => `/members/${id}/show`}>
                <DataTable.Col source="name" />
              </Rows>
            </List>
          }
        />
        <Route
          path="/members/:id/show"
          element={
            <main>
              <RecordShow>
                <TextField source="name" />
                <button type="button" aria-keyshortcuts={DEED_KEYS.claim} onClick={() => taken.push('taken')}>
                  Take it
                </button>
                <input aria-label="note" />
              </RecordShow>
            </main>
          }
        />
      </Routes>
    </ResourceContextProvider>,
    { path: '/members', permissions: ['MEMBERS_READ'], dataProvider: { getList, getOne } },
  )
  await screen.findByText('Anna')
  return { user, taken }
}

it('a queue is worked from its first row to its last without a mouse', async () => {
  const { user, taken } = await openQueue()
  await user.keyboard('j')
  expect(within(document.activeElement as HTMLElement).getByText('Anna')).toBeTruthy()
  await user.keyboard('jjjjk')
  expect(within(document.activeElement as HTMLElement).getByText('Bao')).toBeTruthy()
  await user.keyboard('{Enter}')
  await screen.findByText('2 / 3')
  await user.keyboard('c')
  expect(taken).toEqual(['taken'])
  await user.keyboard('j')
  await screen.findByText('3 / 3')
  expect(screen.getByText('Chi')).toBeTruthy()
  await user.keyboard('kk')
  await screen.findByText('1 / 3')
})

it('letters are letters where somebody writes', async () => {
  const { user, taken } = await openQueue()
  await user.keyboard('j{Enter}')
  await screen.findByText('1 / 3')
  await user.type(screen.getByLabelText('note'), 'cj')
  expect(taken).toEqual([])
  expect(screen.getByText('Anna')).toBeTruthy()
  await user.keyboard('{Escape}c')
  expect(taken).toEqual(['taken'])
})
