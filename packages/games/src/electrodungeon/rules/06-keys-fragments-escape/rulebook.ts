import type { Section } from '@undercroft/kernel'

export const KEYS_FRAGMENTS_ESCAPE = {
  title: 'Keys, fragments, escape',
  rules: [
    {
      id: 'ED-6.1',
      from: 'seed',
      says: 'A Small Key unlocks one side-room door (one of the 6 possible exits) and so gives access to its task.',
    },
    {
      id: 'ED-6.2',
      from: 'ruling',
      says: 'The key is used up by unlocking; the door stays open for everybody for the rest of the game.',
    },
    { id: 'ED-6.3', from: 'seed', says: 'Small Keys are found in the red small rooms.' },
    {
      id: 'ED-6.4',
      from: 'ruling',
      says: 'Who gets a room’s key: the Explorer who claims or dismantles the box, who strikes the last blow at the beast, or who clears the empty room.',
    },
    {
      id: 'ED-6.5',
      from: 'ruling',
      says: 'A bursting or blindly opened trapped box destroys the reward but not the key: the key falls on the floor of the now cleared room (ED-6.15).',
    },
    {
      id: 'ED-6.6',
      from: 'seed',
      says: 'The Master Key has three fragments, spread over the side rooms, and found nowhere else.',
    },
    {
      id: 'ED-6.7',
      from: 'seed',
      says: 'Completing a side room’s task yields a fragment, a player reward card, or one of each.',
    },
    {
      id: 'ED-6.8',
      from: 'seed',
      says: 'Once one Explorer or group has all three fragments, they may take them to the true exit.',
    },
    {
      id: 'ED-6.9',
      from: 'seed',
      says: 'When one single Explorer holding all three stands at the true exit, every Explorer on the space before that door escapes.',
    },
    {
      id: 'ED-6.10',
      from: 'ruling',
      says: 'Needed: the door is unlocked and its Master Lock revealed. Checked by itself whenever a figure stops, a fragment is given, won or picked up, and a door is opened; enemies on that space escape too; nobody can refuse.',
    },
    { id: 'ED-6.11', from: 'seed', says: 'Fragments may be passed between Explorers who share a space.' },
    {
      id: 'ED-6.12',
      from: 'ruling',
      says: 'Small Keys likewise; reward cards never. The giver decides, on its own turn (or at ED-5.29), any number, no consent needed; also in fights, rooms and on the Hub.',
    },
    { id: 'ED-6.13', from: 'seed', says: 'An Explorer who dies leaves all its keys and fragments where it died.' },
    { id: 'ED-6.14', from: 'seed', says: 'Any Explorer who passes that place may pick them up.' },
    {
      id: 'ED-6.15',
      from: 'ruling',
      says: 'Picking up is free and optional, on your own turn, while standing on the space, stepping over it, or going through the cleared room where they lie.',
    },
    {
      id: 'ED-6.16',
      from: 'ruling',
      says: 'Items in an uncleared room can be taken only from inside it, and not while a beast is in it; who slays the beast or clears the room takes them first.',
    },
    {
      id: 'ED-6.17',
      from: 'ruling',
      says: 'Keys and fragments are held openly, without limit, and never leave the game except keys used on doors.',
    },
  ],
} as const satisfies Section
