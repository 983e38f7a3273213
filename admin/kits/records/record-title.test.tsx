// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { createElement } from 'react'
import {
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  TabbedShowLayout,
  TextField,
  TitlePortal,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Words } from '../../fields/Words.tsx'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { show } from '../../testing/show.tsx'
import { auditTab } from './audit-tab.tsx'
import { RecordShow } from './RecordShow.tsx'

const recordRepresentation = createElement(Words, { source: 'name', words: 'registrationFieldNames' })

function Page() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="field">
          <TextField source="id" />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'REGISTRATION_FIELD')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function open(permissions: readonly OperatorRight[]) {
  const definitions = { registrationFields: { name: 'registrationFields', hasShow: true, recordRepresentation } }
  return show(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <ResourceContextProvider value="registrationFields">
        <TitlePortal component="h1" />
        <Routes>
          <Route path="/registrationFields/:id/*" element={<Page />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      path: '/registrationFields/7',
      permissions,
      dataProvider: { getOne: async () => ({ data: { id: '7', name: 'email' } as never }) },
    },
  )
}

it('a record that is called by words of its own is called so in the heading', async () => {
  await open(['REGISTRATION_FIELDS_READ'])
  await screen.findByRole('heading', { level: 1, name: /^Registration field.* · E-?mail/i })
})

it('the log of a record has no tab for who may not read it', async () => {
  await open(['REGISTRATION_FIELDS_READ'])
  await screen.findByText('7')
  expect(screen.getAllByRole('tab')).toHaveLength(1)
})

it('the log of a record has a tab for who may read it', async () => {
  await open(['REGISTRATION_FIELDS_READ', 'AUDIT_READ'])
  await screen.findByText('7')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
})
