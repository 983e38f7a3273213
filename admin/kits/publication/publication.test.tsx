// @vitest-environment jsdom
import { Button } from '@mui/material'
import { screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { Published } from './PublicationNotice.tsx'
import { useToldPublication } from './use-told-publication.tsx'

const banner = { id: '1', isPublished: false, startsAt: null, endsAt: null, position: 3 }

function Saved({ record }: { record: Published }) {
  const { onSuccess } = useToldPublication()
  return <Button onClick={() => onSuccess(record)}>Save</Button>
}

async function save(record: Published) {
  const update = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: data as never }))
  const { user } = await show(
    <ResourceContextProvider value="banners">
      <Saved record={record} />
    </ResourceContextProvider>,
    { dataProvider: { update } },
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, update }
}

it('says that what was saved is hidden, and publishes it', async () => {
  const { user, update } = await save(banner)
  expect((await screen.findByRole('alert')).textContent).toContain('hidden')
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  await waitFor(() =>
    expect(update).toHaveBeenCalledExactlyOnceWith('banners', {
      id: '1',
      data: { ...banner, isPublished: true },
      previousData: banner,
    }),
  )
  expect(await screen.findByText('Saved. Players see it now.')).toBeDefined()
})

it('offers nothing for what players see', async () => {
  await save({ ...banner, isPublished: true })
  expect((await screen.findByRole('alert')).textContent).toContain('Players see it now')
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
})
