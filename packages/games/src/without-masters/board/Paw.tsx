/** One move point: a print that is filled until it is spent. */
export function Paw({ spent = false }: { readonly spent?: boolean }) {
  return (
    <svg className="wm-paw" data-spent={spent ? '' : undefined} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 11.500C15 11.500 18.500 15.500 18.500 18.500C18.500 20.700 17 21.500 15.300 21.500C14 21.500 13.200 20.800 12 20.800C10.800 20.800 10 21.500 8.700 21.500C7 21.500 5.500 20.700 5.500 18.500C5.500 15.500 9 11.500 12 11.500Z" />
      <ellipse cx="4.400" cy="12" rx="2.200" ry="2.900" transform="rotate(-22 4.400 12)" />
      <ellipse cx="19.600" cy="12" rx="2.200" ry="2.900" transform="rotate(22 19.600 12)" />
      <ellipse cx="8.900" cy="6.200" rx="2.300" ry="3.300" transform="rotate(-8 8.900 6.200)" />
      <ellipse cx="15.100" cy="6.200" rx="2.300" ry="3.300" transform="rotate(8 15.100 6.200)" />
    </svg>
  )
}
