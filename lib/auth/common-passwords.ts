/**
 * The commonest passwords of twelve characters and more in published leaks, in lower case. Repetitions, digits alone and
 * trivial words with digits around them are known by their pattern instead (`password.ts`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6 q1w2e3r4t5y6u7
  q1w2e3r4t5y6u7i8 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz2wsx3edc4rfv5tgb 1qazxsw23edc 1qaz@wsx3edc !qaz2wsx3edc
  !qaz@wsx3edc !qaz@wsx#edc zaq12wsxcde3 zaq1xsw2cde3 zaq1xsw2cde3vfr4 qazwsxedcrfv qazwsxedcrfvtgb qazwsxedc123
  qazwsx123456 qweasdzxc123 qweasd123456 qweasdzxcrfv 123qweasdzxc qwerty123456 qwerty1234567 qwerty12345678
  qwerty123456789 qwerty1234567890 123456qwerty 1234qwerasdf 1234qwerasdfzxcv qwerasdfzxcv qwer1234asdf qwertyuiop12
  qwertyuiop123 qwertyuiop1234 qwertyuiop[] qwertyuiop[]\\ qwertyuiopasdf qwertyuiopasdfgh qwertyuiopasdfghjkl
  qwertyuiopasdfghjklzxcvbnm qwertzuiopasdf azertyuiop123 azertyuiopqsdf asdfghjkl123 asdfghjkl1234 asdfghjkl;'\\
  asdfghjklqwerty asdfjkl;asdf zxcvbnm12345 zxcvbnm123456 zxcvbnmasdfghjkl poiuytrewq123 mnbvcxzlkjhg
  mnbvcxzlkjhgfdsapoiuytrewq 123456abcdef abcdef123456 abcd12345678 abc123456789 a1b2c3d4e5f6 a1b2c3d4e5f6g7 aa1234567890
  a12345678910 a123456789012 12345qwertasdf 12345qwerty! 123abc456def 1a2b3c4d5e6f 0123456789abcdef 123456789abc
  123456789qwe 1234567890qwe 1234567890qwertyuiop 123123qweqwe 123qwe123qwe qwe123qwe123 qwe123asd456 asd123asd123
  abc123abc123 iloveyou1234 iloveyouforever iloveyousomuch iloveyoubaby ihateyou1234 mynameisearl trustno1trustno1
  unbelievable thisismypassword thisisapassword thisisasecret mypassword123 mysecretpassword yourpassword
  changemenow! changeme1234 correcthorsebatterystaple opensesame123 theworldisyours whateverwhatever
  manchesterunited liverpoolfc123 chelseafc123 barcelona123 realmadrid123 chennaisuperkings mumbaiindians
  indiaindia123 bharatmata123 jaishreeram1 jaishriram123 jaimatadi123 omnamahshivaya omsairam1234 saibaba12345
  krishna12345 ganesha12345 harekrishna1 hanuman12345 lakshmi12345 sachin123456 tendulkar123 christopher1
  christopher123 jesuschrist1 jesusislord1 jesuslovesme godisgood123 blessed12345 alexander123 elizabeth123
  spiderman1234 superman1234 starwars1234 pokemon12345 minecraft123 dragonball123 football1234 baseball1234
  basketball123 sunshine1234 princess1234 princesa1234 michael12345 computer1234 internet1234 samsung12345
  babygirl1234 butterfly123 chocolate123 strawberry123 summer123456 freedom12345
  master123456 monkey123456 dragon123456 shadow123456 letmeinplease administrator0 rootrootroot toortoortoor
  supersecret1 topsecret123 secret123456 default12345 testtest1234 testing12345 guest1234567 demo12345678
  `
    .trim()
    .split(/\s+/),
);
