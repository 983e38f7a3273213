import { DeleteButton, SaveButton, Toolbar } from 'react-admin'

/** Save, and for what exists already (where it may be) delete, after asking. */
export function FormToolbar({ isNew = false, mayDelete = true }: { isNew?: boolean; mayDelete?: boolean }) {
  return (
    <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={isNew} />
      {!isNew && mayDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
