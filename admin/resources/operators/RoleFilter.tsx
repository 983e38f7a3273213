import { SelectInput, useGetList } from 'react-admin'
import { useRoleName } from '../../lib/use-role-name.ts'

interface Role {
  readonly id: string
  readonly name: string | null
}

/** Only who has a role at the brand in view. */
export function RoleFilter({ source }: { source: string }) {
  const nameOf = useRoleName()
  const { data = [] } = useGetList<Role>('roles', { pagination: { page: 1, perPage: 100 } })
  return (
    <SelectInput
      source={source}
      label="resources.operators.fields.role"
      choices={data}
      optionText={(role: Role) => nameOf(role)}
      translateChoice={false}
    />
  )
}
