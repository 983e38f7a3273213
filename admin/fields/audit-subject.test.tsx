// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { RecordContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { AuditSubject } from './AuditSubject.tsx'

const id = '01932f5e-0000-7000-8000-000000000001'
const definitions = {
  withdrawals: { name: 'withdrawals', hasShow: true },
  operators: { name: 'operators', hasEdit: true },
  lotteries: { name: 'lotteries', hasShow: true },
}

it.each([
  ['WITHDRAWAL', id, 'Open', `/withdrawals/${id}/show`],
  ['OPERATOR', id, 'Open', `/operators/${id}`],
  ['LOTTERY', 'SSC_1M', 'SSC_1M', '/lotteries/SSC_1M/show'],
  ['JOB', id, 'History', '/auditLog?filter='],
])('of %s %s says %s and leads to %s', async (subjectKind, subjectId, words, path) => {
  await show(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <RecordContextProvider value={{ id: 'entry', subjectKind, subjectId }}>
        <AuditSubject />
      </RecordContextProvider>
    </ResourceDefinitionContextProvider>,
  )
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toContain(path)
})
