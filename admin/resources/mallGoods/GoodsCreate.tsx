import { Create } from 'react-admin'
import { useBrand } from '../../providers/use-brand.ts'
import { GoodsForm } from './GoodsForm.tsx'

/** New goods are closed: their form then opens them, which takes two operators. */
export default function GoodsCreate() {
  const brand = useBrand()
  if (brand === undefined) return null
  const words = brand.languages.map((language) => ({ language, name: '', description: '', pictureUrl: null }))
  const empty = {
    kind: 'GOODS',
    words,
    pointsRequired: '',
    amountRequired: '0',
    amountGiven: '0',
    stock: 0,
    position: 1,
  }
  return (
    <Create redirect="edit" record={empty}>
      <GoodsForm isNew />
    </Create>
  )
}
