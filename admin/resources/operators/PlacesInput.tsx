import {
  ArrayInput,
  required,
  SelectInput,
  SimpleFormIterator,
  useGetList,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useRoleName } from '../../lib/use-role-name.ts'

/** At which brands somebody works, and with which role at each. */
export function PlacesInput({ isRequired }: { isRequired: boolean }) {
  const { data: merchants = [] } = useGetList('merchants', { pagination: { page: 1, perPage: 100 } })
  return (
    <ArrayInput source="places" validate={isRequired ? required() : undefined}>
      <SimpleFormIterator inline disableReordering disableClear getItemLabel={false}>
        <SelectInput
          source="merchantId"
          label="resources.operators.fields.merchantId"
          choices={merchants}
          optionText="name"
          validate={required()}
        />
        <RoleInput />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

interface RoleChoice {
  readonly id: string
  readonly name: string | null
}

/** The roles of the brand that stands beside it. */
function RoleInput() {
  const translate = useTranslate()
  const nameOf = useRoleName()
  const { getSource } = useSourceContext()
  const merchantId: unknown = useWatch({ name: getSource('merchantId') })
  const { data = [] } = useGetList<RoleChoice>(
    'roles',
    { pagination: { page: 1, perPage: 100 }, filter: { merchantId } },
    { enabled: typeof merchantId === 'string' && merchantId !== '' },
  )
  return (
    <SelectInput
      source="role.id"
      label="resources.operators.fields.role"
      choices={data}
      optionText={(role: RoleChoice) => nameOf(role)}
      translateChoice={false}
      validate={required()}
      emptyText={translate('operators.chooseRole')}
    />
  )
}
