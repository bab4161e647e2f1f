import { drawings } from '../../drawing/drawings.tsx'
import { SIGNS, type SignName } from './signs.ts'

export const { Drawn: Sign, Icon: SignIcon } = drawings<SignName>({
  path: name => SIGNS[name],
  box: 24,
  fillRule: 'evenodd',
  icon: 'ed-icon',
})
