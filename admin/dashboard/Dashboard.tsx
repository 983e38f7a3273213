import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { mayDo } from '../providers/auth-provider.ts'
import { Fortnight } from './Fortnight.tsx'
import { LastChanges, NewMembers } from './Lately.tsx'
import { Needs } from './Needs.tsx'
import { Today } from './Today.tsx'

/** What needs a person now, then the figures, then what happened last; of each what the operator may see. */
export default function Dashboard() {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="dashboard.title" />
      <Needs />
      {mayDo('figures', 'list') && (
        <>
          <Today />
          <Fortnight />
        </>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        {mayDo('auditLog', 'list') && <LastChanges />}
        {mayDo('members', 'list') && <NewMembers />}
      </Box>
    </Box>
  )
}
