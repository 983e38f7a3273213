import {
  AutocompleteInput,
  Create,
  maxLength,
  minLength,
  type RaRecord,
  regex,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useGetList,
  useNotify,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { refreshOperator } from '../../providers/auth-provider.ts'
import { type Brand, useBrand } from '../../providers/use-brand.ts'
import { CurrencyInput } from './CurrencyInput.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'

const zoneOfHouse = 'Asia/Ho_Chi_Minh'
const chooseAmong = (names: readonly string[]) => [...new Set(names)].toSorted().map((id) => ({ id, name: id }))

/** Opens a brand, from the house's template or as a copy of another one; it is shaped where every brand is edited. */
export default function MerchantCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const brand = useBrand()
  if (brand === undefined) return null

  const onSuccess = async ({ id }: RaRecord) => {
    // From now on the operator works for one brand more, which the switch above offers.
    await refreshOperator()
    notify('merchants.created', { type: 'success' })
    redirect('edit', 'merchants', id)
    refresh()
  }
  return (
    <Create record={emptyLike(brand)} redirect={false} mutationOptions={{ onSuccess }}>
      <SimpleForm noValidate toolbar={<FormToolbar isNew />}>
        <BrandInputs />
      </SimpleForm>
    </Create>
  )
}

const emptyLike = ({ languages, defaultLanguage }: Brand) => ({
  domains: [],
  languages,
  defaultLanguage,
  currency: 'VND',
  timeZone: zoneOfHouse,
  copyOf: null,
})

function BrandInputs() {
  const { data: brands = [] } = useGetList<Brand & { currency: string }>('merchants', {
    pagination: { page: 1, perPage: 100 },
  })
  const zones = chooseAmong([zoneOfHouse, ...Intl.supportedValuesOf('timeZone')])
  return (
    <>
      <TextInput
        source="code"
        helperText="merchants.codeHelp"
        validate={[required(), regex(/^[A-Z][A-Z0-9_]{2,19}$/, 'merchants.codeHelp')]}
      />
      <TextInput source="name" validate={[required(), maxLength(80)]} />
      <TextArrayInput source="domains" validate={required()} helperText="merchants.domainsHelp" />
      <LanguageSettings />
      <CurrencyInput brands={brands} />
      <AutocompleteInput source="timeZone" choices={zones} translateChoice={false} validate={required()} />
      <SelectInput
        source="copyOf"
        choices={brands}
        translateChoice={false}
        emptyText="merchants.copyNone"
        helperText="merchants.copyHelp"
      />
      <TextInput
        source="reason"
        label="reason.label"
        helperText="reason.why"
        validate={[required(), minLength(3), maxLength(300)]}
      />
    </>
  )
}
