// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpError, ResourceContextProvider, SimpleForm, SimpleShowLayout, TextField, TextInput } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RecordEdit } from './RecordEdit.tsx'
import { RecordShow } from './RecordShow.tsx'

const refusal = (code: string, message: string) =>
  new HttpError(message, 200, { graphQLErrors: [{ message, extensions: { code } }] })
const slow = refusal('UPSTREAM_UNAVAILABLE', 'This part does not answer for the moment.')

const pages = {
  show: (
    <RecordShow>
      <SimpleShowLayout>
        <TextField source="name" />
      </SimpleShowLayout>
    </RecordShow>
  ),
  edit: (
    <RecordEdit>
      <SimpleForm>
        <TextInput source="name" />
      </SimpleForm>
    </RecordEdit>
  ),
}

/** Opens a record whose reading fails as told, and is answered after that. */
async function open(page: keyof typeof pages, failure: Error) {
  const failures = [failure]
  const getOne = async () => {
    const first = failures.shift()
    if (first !== undefined) throw first
    return { data: { id: '7', name: 'Anna' } as never }
  }
  return show(
    <ResourceContextProvider value="members">
      <Routes>
        <Route path="/members" element="the list" />
        <Route path="/members/:id" element={pages[page]} />
      </Routes>
    </ResourceContextProvider>,
    { path: '/members/7', permissions: ['MEMBERS_READ', 'MEMBERS_CHANGE'], dataProvider: { getOne } },
  )
}

it('a record that could not be read says why, and is read again where it stands', async () => {
  const { user } = await open('show', slow)
  await screen.findByText(slow.message)
  expect(screen.queryByText('the list')).toBeNull()
  expect(screen.queryByText('Element does not exist')).toBeNull()
  await user.click(screen.getByText('Try again'))
  await screen.findByText('Anna')
  expect(screen.queryByText(slow.message)).toBeNull()
})

it('a form whose record could not be read says why, and is read again where it stands', async () => {
  const { user } = await open('edit', slow)
  await screen.findByText(slow.message)
  await user.click(screen.getByText('Try again'))
  await screen.findByDisplayValue('Anna')
})

it('only a record that does not exist is said not to', async () => {
  await open('show', refusal('NOT_FOUND', 'There is no such member.'))
  await screen.findByText('the list')
  await screen.findByText('Element does not exist')
})
