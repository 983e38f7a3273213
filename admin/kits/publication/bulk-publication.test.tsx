// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { DataTable, type GetListParams, ListBase } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PublicationBulkActions } from './PublicationBulkActions.tsx'
import type { Published } from './PublicationNotice.tsx'

const bannerOf = (id: string, isPublished: boolean): Published => ({ id, isPublished, startsAt: null, endsAt: null })

async function open(fails: readonly string[] = []) {
  const kept = new Map([bannerOf('1', false), bannerOf('2', true), bannerOf('3', false)].map((one) => [one.id, one]))
  const update = vi.fn(async (_resource: string, { id, data }: { id: unknown; data: object }) => {
    if (fails.includes(String(id))) throw new Error('The picture is gone.')
    kept.set(String(id), data as Published)
    return { data: data as never }
  })
  const getList = async (_resource: string, _asked: GetListParams) => ({ data: [...kept.values()] as never, total: 3 })
  const { user } = await show(
    <ListBase resource="banners">
      <DataTable bulkActionButtons={<PublicationBulkActions />}>
        <DataTable.Col source="id" />
      </DataTable>
    </ListBase>,
    { dataProvider: { getList, update } },
  )
  const [all] = await screen.findAllByRole('checkbox')
  if (all === undefined) throw new Error('There is nothing to choose')
  await user.click(all)
  const states = () => [...kept.values()].map(({ isPublished }) => isPublished)
  return { user, update, states }
}

it('publishes what of the chosen is hidden, and puts back as it was what it changed', async () => {
  const { user, update, states } = await open()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('2 are published.')).toBeDefined()
  expect(states()).toEqual([true, true, true])
  expect(update).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(states()).toEqual([false, true, false]))
  expect(await screen.findByText('It is as it was before.')).toBeDefined()
})

it('stops at what fails, and says how far it came', async () => {
  const { user, states } = await open(['3'])
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('1 done, then it stopped: The picture is gone.')).toBeDefined()
  expect(states()).toEqual([true, true, false])
})
