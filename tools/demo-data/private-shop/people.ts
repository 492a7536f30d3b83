// The customers of the demo shop and who signs in for them (product §1: demo logins).

/** The password of every demo login. */
export const DEMO_PASSWORD = 'Outrigger-2026';
const DOMAIN = 'demo.outrigger.example';

/** Somebody who signs in for a company. */
export interface Person {
  /** Before the @ of the address. */
  login: string;
  role: 'main' | 'sub';
  firstName: string;
  lastName: string;
  title: 'Mr' | 'Mrs';
  country: string;
  permissions: readonly (1 | 2 | 3)[];
  status?: 'active' | 'reviewing' | 'inactive';
  isAccess?: boolean;
  /** The most one order may cost, in US cents. */
  spendingLimitMinor?: number;
  language?: string;
}

/** An address to ship to. */
export interface DemoAddress {
  fullName: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  address: string;
  telephone: string;
  callingCode: string;
}

/** A customer. */
export interface DemoCompany {
  number: string;
  name: string;
  status: 'approved' | 'waiting';
  currency: string;
  taxNumber?: string;
  /** US cents, or cents of its currency. */
  creditMinor?: number;
  automaticMinor?: number;
  people: readonly Person[];
  addresses: readonly DemoAddress[];
  /** How many machines it owns. */
  machines: number;
}

export const emailOf = (person: Person): string => `${person.login}@${DOMAIN}`;
export const OFFICE_EMAIL = `office@${DOMAIN}`;

/** The buyer's company; the one the screens of the demo are about. */
const hartmann: DemoCompany = {
  number: 'C-10240',
  name: 'Hartmann Rental',
  status: 'approved',
  currency: 'USD',
  taxNumber: 'US 74-5550142',
  creditMinor: 60_000_00,
  automaticMinor: 15_000_00,
  machines: 40,
  people: [
    {
      login: 'buyer',
      role: 'main',
      firstName: 'Sofia',
      lastName: 'Hartmann',
      title: 'Mrs',
      country: 'US',
      permissions: [],
    },
    {
      login: 'technician',
      role: 'sub',
      firstName: 'Marcus',
      lastName: 'Reed',
      title: 'Mr',
      country: 'US',
      permissions: [3],
      spendingLimitMinor: 2_500_00,
    },
    {
      login: 'viewer',
      role: 'sub',
      firstName: 'Ana',
      lastName: 'Duarte',
      title: 'Mrs',
      country: 'US',
      permissions: [2],
    },
    {
      login: 'yard.curitiba',
      role: 'sub',
      firstName: 'Paulo',
      lastName: 'Nogueira',
      title: 'Mr',
      country: 'BR',
      permissions: [2, 3],
      language: 'pt',
      spendingLimitMinor: 1_000_00,
    },
    {
      login: 'new.technician',
      role: 'sub',
      firstName: 'Leo',
      lastName: 'Whitfield',
      title: 'Mr',
      country: 'US',
      permissions: [3],
      status: 'reviewing',
    },
    {
      login: 'former.buyer',
      role: 'sub',
      firstName: 'Carla',
      lastName: 'Benson',
      title: 'Mrs',
      country: 'US',
      permissions: [2, 3],
      status: 'inactive',
    },
  ],
  addresses: [
    {
      fullName: 'Hartmann Rental, parts counter',
      country: 'US',
      state: 'Texas',
      city: 'Houston',
      postalCode: '77029',
      address: '8810 Wallisville Road, Dock 4',
      telephone: '7135550161',
      callingCode: '+1',
    },
    {
      fullName: 'Hartmann Rental Europe, Marcus Reed',
      country: 'DE',
      state: 'Nordrhein-Westfalen',
      city: 'Duisburg',
      postalCode: '47059',
      address: 'Ruhrorter Straße 140',
      telephone: '2035550144',
      callingCode: '+49',
    },
    {
      fullName: 'Hartmann Locações, Paulo Nogueira',
      country: 'BR',
      state: 'Paraná',
      city: 'Curitiba',
      postalCode: '81260-000',
      address: 'Rua João Bettega 5200, Galpão 3',
      telephone: '4155501177',
      callingCode: '+55',
    },
    {
      fullName: '哈特曼租赁 王强',
      country: 'CN',
      state: '上海市',
      city: '上海',
      postalCode: '201206',
      address: '浦东新区金桥路 1299 号 2 号仓库',
      telephone: '2155501190',
      callingCode: '+86',
    },
    {
      fullName: 'Hartmann Rental, project site McMurdo',
      country: 'AQ',
      state: 'Ross Island',
      city: 'McMurdo',
      postalCode: '96599',
      address: 'Vehicle Maintenance Facility',
      telephone: '5550177',
      callingCode: '+672',
    },
  ],
};

/** A stranger to the buyer: its machines, orders and prices must never show. */
const lindqvist: DemoCompany = {
  number: 'C-10377',
  name: 'Lindqvist Höjdteknik',
  status: 'approved',
  currency: 'EUR',
  taxNumber: 'SE 556055501201',
  creditMinor: 25_000_00,
  automaticMinor: 10_000_00,
  machines: 12,
  people: [
    {
      login: 'stranger',
      role: 'main',
      firstName: 'Erik',
      lastName: 'Lindqvist',
      title: 'Mr',
      country: 'SE',
      permissions: [],
    },
    {
      login: 'workshop.lindqvist',
      role: 'sub',
      firstName: 'Maja',
      lastName: 'Nyström',
      title: 'Mrs',
      country: 'SE',
      permissions: [2, 3],
    },
  ],
  addresses: [
    {
      fullName: 'Lindqvist Höjdteknik AB',
      country: 'SE',
      state: 'Västra Götaland',
      city: 'Göteborg',
      postalCode: '418 34',
      address: 'Importgatan 22',
      telephone: '315550133',
      callingCode: '+46',
    },
    {
      fullName: 'Lindqvist Höjdteknik, Oslo',
      country: 'NO',
      state: 'Oslo',
      city: 'Oslo',
      postalCode: '0581',
      address: 'Alnabruveien 14',
      telephone: '22555014',
      callingCode: '+47',
    },
  ],
};

/** Registered and not yet approved: browsing works, ordering does not. */
const plataformas: DemoCompany = {
  number: 'C-10512',
  name: 'Plataformas del Norte',
  status: 'waiting',
  currency: 'USD',
  machines: 2,
  people: [
    {
      login: 'blocked',
      role: 'main',
      firstName: 'Javier',
      lastName: 'Ortega',
      title: 'Mr',
      country: 'MX',
      permissions: [],
      isAccess: false,
      language: 'es',
    },
  ],
  addresses: [
    {
      fullName: 'Plataformas del Norte',
      country: 'MX',
      state: 'Nuevo León',
      city: 'Monterrey',
      postalCode: '64000',
      address: 'Av. Ruiz Cortines 2100',
      telephone: '8155501155',
      callingCode: '+52',
    },
  ],
};

/** All customers; the buyer's comes first. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [hartmann, lindqvist, plataformas];
