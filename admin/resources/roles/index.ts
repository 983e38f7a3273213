import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { lazy } from 'react'

export default {
  name: 'roles',
  icon: AdminPanelSettingsIcon,
  list: lazy(() => import('./RoleList.tsx')),
  create: lazy(() => import('./RoleCreate.tsx')),
  edit: lazy(() => import('./RoleEdit.tsx')),
  recordRepresentation: (role: { id?: string; name?: string | null }) => role.name ?? role.id ?? '',
}
