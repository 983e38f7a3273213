import { DeleteButton, SaveButton, Toolbar } from 'react-admin'

/** Save, and for what exists already delete, after asking. */
export function FormToolbar({ isNew = false }: { isNew?: boolean }) {
  return (
    <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={isNew} />
      {!isNew && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
