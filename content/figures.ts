/** An amount in dollars, in rupees, or in both where they are said side by side. */
export type Amount = { name: string; label: string; usd: number | null; inr: number | null; orMore: boolean };
export type Figure = { name: string; label: string; value: string };

const amount = (name: string, label: string, usd: number | null, inr: number | null = null): Amount => ({
  ...{ name, label, usd, inr },
  orMore: false,
});

const sample = { standing: 'sample', source: '' };

/**
 * Every number that the site claims, said once; texts name it as {{its_name}} and the rupees of an amount as
 * {{its_name_inr}}. The stats are samples: replace them with the agency's own before going live.
 */
export const figures = {
  /** The price list (specification, section 9). */
  amounts: [
    amount('seo_monthly', 'SEO: from, per month', 800, 65_600),
    amount('consultation_hourly', 'Consultation, per hour', 50),
    amount('ppc_monthly_minimum', 'PPC: minimum fee per month', 800),
    amount('ppc_setup', 'PPC: set-up, per platform', 750),
    amount('speed_audit', 'Site speed: audit from', 500, 41_000),
    amount('speed_audit_small', 'Site speed: audit of a small site', 500),
    amount('speed_audit_medium', 'Site speed: audit of a medium site', 800, 65_600),
    { ...amount('speed_audit_large', 'Site speed: audit of a large site', 1200, 98_400), orMore: true },
    amount('content_monthly', 'Content strategy: from, per month', 800),
    amount('package_monthly', 'Packages, on pages of cities without texts: from, per month', null, 25_000),
  ],
  /** How long results take. The sources differ on purpose; each page quotes its own (decision D9). */
  figures: [
    { name: 'home_first_results', label: 'First results, on the home page', value: '3-6 months' },
    { name: 'home_full_results', label: 'Significant results, on the home page', value: '6-12 months' },
    { name: 'first_results', label: 'First results, elsewhere', value: '2-3 months' },
    { name: 'full_results', label: 'Significant results, elsewhere', value: '4-6 months' },
    { name: 'city_full_results', label: 'Significant results, on pages of cities', value: '3-6 months' },
    { name: 'deposit', label: 'Deposit', value: '50%' },
    { name: 'ppc_fee', label: 'PPC: share of the ad spend', value: '10%' },
    { name: 'seo_setup', label: 'SEO: initial set-up', value: '2-4 weeks' },
    { name: 'ppc_setup_time', label: 'PPC: set-up takes', value: '1-2 weeks' },
    { name: 'speed_delivery', label: 'Site speed: delivery', value: '1-2 weeks' },
    { name: 'content_delivery', label: 'Content strategy: delivery', value: '2-3 weeks' },
  ],
  stats: [
    { label: 'Clients', value: '500+', ...sample },
    { label: 'Cities Covered', value: '50+', ...sample },
    { label: 'Rankings Improved', value: '10K+', ...sample },
    { label: 'Years Experience', value: '12+', ...sample },
  ],
  sampleNote: 'Sample figures',
};
