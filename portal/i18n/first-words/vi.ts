import common from '../../../locales/vi/common.json'
import layout from '../../../locales/vi/layout.json'
import lobby from '../../../locales/vi/lobby.json'

/** The words of the first page, as one file. */
export default { common, layout, lobby }
